import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { brands } from '../../src/brands'
import { StyleProvider } from '../../src/ui/StyleProvider'

/** Renders a part in the second brand's look. */
export const renderPart = (part: ReactElement) =>
  render(part, { wrapper: ({ children }) => <StyleProvider brand={brands.second}>{children}</StyleProvider> })
