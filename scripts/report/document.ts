const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes a text for XML and HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '').replace(/[^\P{Cc}\n\t]/gu, '')

/** The shared style of all reports, light and dark. */
const commonStyle = `
:root { color-scheme: light dark; --good: #15803d; --bad: #b91c1c; --part: #b45309; --line: #8884; }
@media (prefers-color-scheme: dark) { :root { --good: #4ade80; --bad: #f87171; --part: #fbbf24; } }
* { box-sizing: border-box; }
body { background: Canvas; color: CanvasText; margin: 0 auto; max-width: 84rem; padding: 2rem 1.5rem 6rem; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
header p { margin: .25rem 0 1.25rem; opacity: .75; }
.wide { overflow-x: auto; }
a { color: inherit; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .9rem; }
summary { cursor: pointer; }
`

interface Content {
  title: string
  /** Extends the shared style. */
  style: string
  body: string
}

/** A self-contained page for a report. The caller escapes `body` where necessary. */
export const reportDocument = ({ title, style, body }: Content): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${commonStyle}${style}</style>
</head>
<body>
${body}
</body>
</html>
`
