"""The action sides of all cards drawn so far, four in a word: a GPU reads and writes so much the less."""

import jax
import jax.numpy as jnp

BITS = 8
"""More than a face needs (`box`), so that its place is found by shifts."""
_PLACE_BITS = 2
"""So many bits of a place say where in a word its face lies."""
IN_A_WORD = 1 << _PLACE_BITS


def words(cards: int) -> int:
    """How many words hold the faces of so many cards."""
    return -(-cards // IN_A_WORD)


def packed(faces: jax.Array) -> jax.Array:
    """The faces of a deck, a row each, in words."""
    return jnp.stack(
        [
            sum(face << BITS * place for place, face in enumerate(faces[first : first + IN_A_WORD]))
            for first in range(0, len(faces), IN_A_WORD)
        ]
    )


def face_at(decks: jax.Array, deck: jax.Array, places: jax.Array) -> jax.Array:
    """The faces that lie at some places of some decks."""
    in_deck = decks.shape[1]
    word = in_deck * deck + (places >> _PLACE_BITS)
    all_words = decks.reshape(-1, decks.shape[-1])
    found = jnp.take_along_axis(all_words, word, axis=0, mode="promise_in_bounds")
    return found >> BITS * (places & IN_A_WORD - 1) & ((1 << BITS) - 1)
