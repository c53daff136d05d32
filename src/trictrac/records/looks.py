"""The looks of the picture book: warm paper, one serif, oxblood for now, brass for look here."""

CSS = """
:root {
  color-scheme: light dark;
  --paper: #f5ede0; --leaf: #faf5ea; --ink: #2b2019; --soft: #74634f; --line: #ddceb4;
  --oxblood: #8a2422; --brass: #a67c28; --green: #2f4a3c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #191411; --leaf: #211b17; --ink: #ece0ca; --soft: #a8977f; --line: #3b3029;
    --oxblood: #d9736b; --brass: #d9b25a; --green: #8fb39f;
  }
}
* { box-sizing: border-box; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body {
  margin: 0 auto; padding: 3rem 2rem 5rem; max-width: 74rem;
  background: var(--paper); color: var(--ink);
  font: 1.125rem/1.5 "EB Garamond", Garamond, "Hoefler Text", Georgia, "Times New Roman", serif;
  font-variant-numeric: oldstyle-nums; text-rendering: optimizeLegibility;
}
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: .2em; }
a:hover, a:focus-visible { color: var(--oxblood); text-decoration-color: currentColor; }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 3px; border-radius: 2px; }
.common { position: absolute; }
.session > header { border-bottom: 1px solid var(--line); padding-bottom: 1.6rem; margin-bottom: 2rem; }
.session + .session { margin-top: 6rem; }
h1 { font-size: 2.7rem; font-weight: 500; line-height: 1.1; margin: 0 0 .35rem; letter-spacing: -.005em; }
.lead { margin: 0; color: var(--soft); font-size: 1.2rem; }
.facts { display: flex; flex-wrap: wrap; gap: .2rem 2rem; margin: 1.1rem 0 0; }
.facts div { display: flex; gap: .55rem; min-width: 0; }
.facts dt { color: var(--soft); font-style: italic; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
nav { margin: 0 0 3.5rem; }
nav h2 { font-size: 1rem; font-weight: 500; font-style: italic; color: var(--soft); margin: 0 0 .5rem; }
nav ol { list-style: none; margin: 0; padding: 0; }
nav li.game { display: grid; grid-template-columns: minmax(9rem, auto) 1fr; gap: .2rem 1.5rem; padding: .55rem 0; }
nav li.game + li.game { border-top: 1px solid var(--line); }
nav .end { color: var(--soft); display: block; font-size: 1rem; }
nav .coups { display: flex; flex-wrap: wrap; gap: .05rem .15rem; align-content: start; font-size: .95rem; }
nav .coups a {
  min-width: 2rem; padding: .12rem .25rem; text-align: center; text-decoration: none; color: var(--soft);
  font-variant-numeric: lining-nums tabular-nums; border-radius: 3px;
}
nav .coups a:hover { background: var(--leaf); color: var(--oxblood); }
nav .coups a.trou { color: var(--ink); text-decoration: underline 2px var(--brass); text-underline-offset: .32em; }
nav .coups a.ecole, nav .coups a.trou.ecole { color: var(--oxblood); font-weight: 600; }
nav .key { color: var(--soft); font-size: .95rem; margin: .7rem 0 0; }
nav .key b { font-weight: 600; color: var(--oxblood); }
nav .key i { font-style: normal; color: var(--ink); text-decoration: underline 2px var(--brass);
  text-underline-offset: .32em; }
.game > h2 { font-size: 1.9rem; font-weight: 500; margin: 4rem 0 .2rem; line-height: 1.15; }
.sits { margin: 0 0 .9rem; color: var(--soft); font-size: 1.15rem; }
.coup {
  display: grid; grid-template-columns: minmax(0, 1.55fr) minmax(17rem, 1fr); gap: 0 2.4rem;
  padding: 1.8rem 0 2rem; border-top: 1px solid var(--line); scroll-margin-top: 1rem;
}
.coup figure { margin: 0; }
.coup figure svg { display: block; width: 100%; height: auto; }
.coup h3 {
  display: flex; align-items: baseline; gap: .7rem; margin: .1rem 0 .15rem;
  font-size: 1.65rem; font-weight: 500; line-height: 1.15;
}
.coup h3 a { text-decoration: none; color: var(--oxblood); font-variant-numeric: lining-nums tabular-nums; }
.who { margin: 0 0 .8rem; color: var(--soft); font-size: 1.1rem; }
.dame {
  display: inline-block; width: .72em; height: .72em; border-radius: 50%; border: 1.5px solid #8d7650;
  margin-right: .4em; background: #f7efdc;
}
.dame.black { background: #2c2623; border-color: #94826c; }
.sheet { list-style: none; margin: 0 0 .9rem; padding: 0; background: var(--leaf); border: 1px solid var(--line);
  border-radius: 6px; }
.sheet li { display: grid; grid-template-columns: 2.6rem 1fr; gap: .5rem; padding: .45rem .8rem .45rem .5rem;
  line-height: 1.35; font-size: 1.05rem; }
.sheet li + li { border-top: 1px solid var(--line); }
.sheet b { text-align: right; font-weight: 600; color: var(--green); font-variant-numeric: lining-nums tabular-nums; }
.sheet .given b { color: var(--oxblood); }
nav, h2, .facts, .tale, .sheet, .sits, .sitting, blockquote { font-variant-numeric: lining-nums; }
.tale { margin: 0 0 .9rem; padding: 0; list-style: none; }
.tale li.play { font-size: 1.2rem; }
.tale li.ecole { color: var(--oxblood); }
.tale li.end { font-weight: 600; margin-top: .3rem; }
.nothing { color: var(--soft); font-style: italic; margin: 0 0 .9rem; }
.marks { width: 100%; border-collapse: collapse; font-size: 1rem; color: var(--soft); }
.marks caption { text-align: left; font-style: italic; font-size: .95rem; padding-bottom: .15rem; }
.marks td { padding: .15rem 0; border-top: 1px solid var(--line); }
.marks td + td { text-align: right; font-variant-numeric: lining-nums tabular-nums; }
blockquote { margin: 0 0 .9rem; padding: .05rem 0 .05rem .9rem; border-left: 3px solid var(--brass);
  font-style: italic; }
.wrong { margin: 2rem 0 0; padding: .9rem 1.1rem; border: 1px solid var(--oxblood); border-radius: 6px;
  color: var(--oxblood); }
.sitting { margin: 0 0 .3rem; color: var(--soft); }
.sitting + .coup { margin-top: 1.4rem; }
.sitting p { margin: 0 0 .3rem; }
.sitting blockquote { margin: .6rem 0 .2rem; }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 1rem; }
@media (max-width: 50rem) {
  body { padding: 1.5rem 1rem 3rem; }
  h1 { font-size: 2.1rem; }
  nav li.game { grid-template-columns: 1fr; }
  nav .coups { gap: .2rem; }
  nav .coups a { min-width: 2.6rem; padding: .45rem .3rem; }
  .coup { grid-template-columns: 1fr; gap: 1rem; padding: 1.4rem 0 1.6rem; }
}
@media print {
  :root { --paper: #fff; --leaf: #fff; --ink: #000; --soft: #444; --line: #bbb; --oxblood: #6d1a18; --brass: #8a671f;
    --green: #23402f; }
  @page { margin: 14mm 14mm 16mm; }
  body { padding: 0; max-width: none; font-size: 10.5pt; line-height: 1.35; }
  h1 { font-size: 24pt; }
  a { text-decoration: none; }
  nav { break-after: page; margin: 0; }
  nav .key { display: none; }
  .game > h2 { break-after: avoid; margin-top: 0; }
  .game + .game { break-before: page; }
  .sits, .sitting { break-after: avoid; }
  .coup { break-inside: avoid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 0 6mm; padding: 4mm 0; }
  .coup h3 { font-size: 14pt; }
  .sheet li { font-size: 9.5pt; padding: 1mm 2mm; }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
