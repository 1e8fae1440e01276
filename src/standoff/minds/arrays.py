"""Arrays of either library: minds play with NumPy, and are trained and measured with JAX."""

from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import jax
    import numpy as np

Array: TypeAlias = "np.ndarray | jax.Array"
ArrayModule: TypeAlias = ModuleType
"""The module that makes the arrays: numpy or jax.numpy."""
Number: TypeAlias = "np.ndarray | jax.Array | float"
"""One number, or an array of them."""
