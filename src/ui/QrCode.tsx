import { chakra } from '@chakra-ui/react/styled-system'
import encodeQR from 'qr'

/** The blank border that readers need, in modules. */
const BORDER = 4

const rowsOf = (text: string): boolean[][] => encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })

/** A QR code with error correction M; `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = rowsOf(text)
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <chakra.svg
      // Dark on light also in dark mode: many readers refuse the reverse.
      width="full"
      maxWidth="14rem"
      background="white"
      borderRadius="control"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
    >
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </chakra.svg>
  )
}

/** Pixels of a module. */
const SCALE = 8

/** The same code as a PNG, which another app can read; `undefined` where the browser cannot draw it. */
export async function qrPicture(text: string): Promise<Blob | undefined> {
  const rows = rowsOf(text)
  const canvas = document.createElement('canvas')
  canvas.width = rows.length * SCALE
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) return undefined
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      context.fillStyle = isDark ? 'black' : 'white'
      context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE)
    })
  })
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}
