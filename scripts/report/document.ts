const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as XML and HTML allow it. */
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '').replace(/[^\P{Cc}\n\t]/gu, '')

interface Content {
  title: string
  style: string
  body: string
}

/** A report as one page that needs nothing else; what is inside stands in `body`, escaped where it has to be. */
export const reportDocument = ({ title, style, body }: Content): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
