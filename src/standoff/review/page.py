"""A review as one page that asks nobody for anything: the plot can be touched, moment by moment."""

from html import escape

import msgspec

from standoff.review.looking import Review
from standoff.review.telling import of_seat, percent
from standoff.words.families import member
from standoff.words.speech import Words

COLOURS = ("#f6ead7", "#bfff3c", "#29d3e6", "#19a08f", "#8f7cff", "#ff7a3c")
WIDTH, HEIGHT, MARGIN = 720, 300, 24

_STYLE = """
body{background:#14110f;color:#f6ead7;font:1.0625rem/1.4 system-ui,sans-serif;margin:0 auto;
max-width:48rem;padding:1rem}h1,h2{font-size:1.4rem;margin:1.2rem 0 .4rem}h3{font-size:1.0625rem;
margin:.6rem 0 .2rem}ul{margin:0;padding-left:1.2rem}svg{width:100%;height:auto;touch-action:pan-y}
input{width:100%;min-height:44px;accent-color:#ffc247}output{display:block;min-height:3em}
b i{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.3em}
"""
_SCRIPT = """
const told=JSON.parse(document.getElementById('told').textContent),at=document.getElementById('at');
const plot=document.getElementById('plot'),line=document.getElementById('line');
function show(){const one=told.moments[at.value];line.setAttribute('x1',one.x);line.setAttribute('x2',one.x);
document.getElementById('now').textContent=one.text}
function touch(event){const box=plot.getBoundingClientRect();
const x=(event.clientX-box.left)/box.width*told.width;let best=0;
told.moments.forEach((one,place)=>{if(Math.abs(one.x-x)<Math.abs(told.moments[best].x-x))best=place});
at.value=best;show()}
at.addEventListener('input',show);plot.addEventListener('pointermove',touch);
plot.addEventListener('pointerdown',touch);show()
"""


def page(review: Review, words: Words) -> str:
    """The whole document."""
    title = escape(words("review-chances-all"))
    said = {"width": WIDTH, "moments": [_moment(review, place, words) for place in _places(review)]}
    told = msgspec.json.encode(said).decode().replace("<", "\\u003c")
    last = len(review.moments) - 1
    parts = [
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width"><title>Standoff</title>',
        f"<style>{_STYLE}</style><h1>{title}</h1><p>{escape(words('review-lines'))}</p>",
        _plot(review),
        f'<input id="at" type="range" min="0" max="{last}" value="0" aria-label="{title}">',
        '<output id="now"></output>',
        *_people(review, words),
        f'<script type="application/json" id="told">{told}</script><script>{_SCRIPT}</script></html>',
    ]
    return "\n".join(parts)


def _places(review: Review) -> range:
    return range(len(review.moments))


def _x(review: Review, place: int) -> float:
    return round(MARGIN + (WIDTH - 2 * MARGIN) * place / max(1, len(review.moments) - 1), 1)


def _y(chance: float) -> float:
    return round(HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * chance, 1)


def _plot(review: Review) -> str:
    """A line a seat: whole from what it knew, broken with all cards open."""
    drawn = []
    for seat in range(len(review.names)):
        own = [
            (place, one.value)
            for place in _places(review)
            if (one := review.moments[place].own[seat]) is not None
        ]
        openly = [(place, review.moments[place].open[seat]) for place, _ in own]
        for points, dash in ((own, ""), (openly, ' stroke-dasharray="4 5" opacity=".7"')):
            path = " ".join(f"{_x(review, place)},{_y(chance)}" for place, chance in points)
            drawn.append(
                f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="3"{dash}/>'
            )
    frame = f'<path d="M{MARGIN} {_y(1)}V{_y(0)}H{WIDTH - MARGIN}" fill="none" stroke="#877c70"/>'
    line = f'<line id="line" y1="{_y(1)}" y2="{_y(0)}" stroke="#ffc247" stroke-width="2"/>'
    return f'<svg id="plot" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{frame}{"".join(drawn)}{line}</svg>'


def _moment(review: Review, place: int, words: Words) -> dict[str, object]:
    """Where a moment stands in the plot, and what it says in words."""
    moment = review.moments[place]
    each = [
        words(
            "review-chance",
            name=name,
            own=percent(own.value),
            margin=max(1, percent(own.margin)),
            open=percent(openly),
        )
        for name, own, openly in zip(review.names, moment.own, moment.open, strict=True)
        if own is not None
    ]
    phase = words(member("phase", moment.stage.phase))
    head = words("review-moment", round=moment.round, phase=phase)
    return {"x": _x(review, place), "text": f"{head} {' '.join(each)}"}


def _people(review: Review, words: Words) -> list[str]:
    parts = []
    for number, seat in enumerate(review.seats):
        dot = f'<b><i style="background:{COLOURS[number]}"></i></b>'
        parts.append(f"<h2>{dot}{escape(review.names[number])}</h2>")
        for title, sentences in of_seat(seat, review.names, words):
            listed = "".join(f"<li>{escape(one)}</li>" for one in sentences)
            parts.append(f"<h3>{escape(title)}</h3><ul>{listed}</ul>")
    return parts
