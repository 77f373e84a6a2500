import { chakra } from '@chakra-ui/react/styled-system'
import encodeQR from 'qr'

/** The blank border that readers need, in modules. */
const BORDER = 4

/** A QR code with error correction M; `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
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
