import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system'
import type { Brand } from '../../brands'
import { styleConfig } from './config'
import { globalStyles } from './globalStyles'
import { coloursOf, tokensOf } from './tokens'

/** The brand's design system: own tokens and style properties on Chakra's engine, none of its theme. */
export const systemOf = (brand: Brand): SystemContext =>
  createSystem(styleConfig, {
    preflight: true,
    globalCss: globalStyles,
    theme: {
      breakpoints: { md: '48rem', lg: '64rem' },
      tokens: tokensOf(brand),
      semanticTokens: coloursOf(brand),
      keyframes: {
        turn: { to: { transform: 'rotate(360deg)' } },
        sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
        breathe: { '50%': { opacity: '0.5' } },
        appear: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
        slideIn: { from: { transform: 'translateX(var(--slide-from))' } },
      },
    },
  })
