import { reportStyle } from '../../../scripts/report/style'
import { locales, schemes, widths } from './manifest'

/** Hides what is not of the chosen width, language and scheme. */
const choices = [...widths, ...locales, ...schemes]
  .map((value) => `:root:has([value="${value}"]:checked) .not-${value} { display: none; }`)
  .join('\n')

/** The look of the gallery and of the page of its changes. */
export const galleryStyle = `${reportStyle}
article[hidden], section[hidden] { display: none; }
body { max-width: none; padding: 1rem; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.5rem 0; background: Canvas; border-bottom: 1px solid var(--line); }
form details { flex-basis: 100%; border: 0; margin: 0; padding: 0; }
input[type="search"] { flex: 1 1 16rem; min-width: 0; padding: 0.4rem 0.7rem; font: inherit; }
fieldset { display: flex; gap: 0.75rem; border: 0; margin: 0; padding: 0; }
legend { float: left; margin-right: 0.75rem; font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.25rem 0; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 1rem 1.25rem; }
:root:has([value="1280"]:checked) section { grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
section > :not(article) { grid-column: 1 / -1; margin: 0; }
h2 { scroll-margin-top: 8rem; padding-top: 1.5rem; }
h3, code, li { overflow-wrap: anywhere; }
article { min-width: 0; }
article h3 { margin: 0.5rem 0 0; font-size: 1rem; }
article p { margin: 0.25rem 0; }
article ul { padding-left: 1.1rem; }
.picture img { display: block; width: 100%; aspect-ratio: 390 / 844; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 0.4rem; }
.of-1280 img { aspect-ratio: 1280 / 900; }
code { font-size: 0.85em; opacity: 0.8; }
ins { color: var(--good); }
del { color: var(--bad); }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
figure { margin: 0; }
figure svg { display: block; width: 100%; border: 1px solid var(--line); }
@media (max-width: 44rem) { form { position: static; } }
${choices}
`
