import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { StyleProvider } from '../../src/ui/StyleProvider'

/** Renders a part as the portal does. */
export const renderPart = (part: ReactElement) => render(part, { wrapper: StyleProvider })
