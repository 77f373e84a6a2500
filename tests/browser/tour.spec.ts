import { test } from './support/test'
import { tour } from './support/tour'

// All other tests use the second brand, and the tour of the deployment uses both.
test.use({ brand: 'first' })

test('F1 S6: a tour of the whole portal logs nothing and keeps the content security policy', ({
  page,
  sandbox,
}) => tour(page, sandbox))
