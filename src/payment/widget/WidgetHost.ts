import { chakra } from '@chakra-ui/react/styled-system'

const control = {
  width: 'full',
  height: '3rem',
  paddingInline: '3',
  background: 'surface',
  color: 'ink',
  border: '1px solid',
  borderColor: 'outline',
  borderRadius: 'control',
  fontSize: 'md',
}

/** Where the payment provider's form stands, dressed like the portal's own. */
export const WidgetHost = chakra('div', {
  base: {
    '& .wpwl-container + .wpwl-container': { marginTop: '3' },
    '& .wpwl-form': { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .wpwl-group': { gridColumn: '1 / -1' },
    '& .wpwl-group-expiry, & .wpwl-group-cvv': { gridColumn: 'span 1' },
    '& .wpwl-label': { display: 'block', fontSize: 'sm', fontWeight: 'medium', marginBottom: '1.5' },
    '& .wpwl-control': control,
    '& .wpwl-control-iframe': { paddingInline: '0' },
    '& .wpwl-has-error': { borderColor: 'danger' },
    '& .wpwl-hint': { marginTop: '1.5', fontSize: 'sm', fontWeight: 'medium', color: 'danger' },
    '& .wpwl-button-pay': {
      width: 'full',
      minHeight: '12',
      background: 'accent',
      color: 'accentInk',
      borderRadius: 'control',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { background: 'accentHover' },
    },
  },
  variants: { waiting: { true: { position: 'absolute', inset: '0', visibility: 'hidden' } } },
})
