import { test } from './support/test'
import { tour } from './support/tour'

for (const brand of ['first', 'second'] as const)
  test.describe(`the ${brand} brand`, () => {
    test.use({ brand })
    test('F1 S6: a tour of the whole portal leaves nothing on the console and breaks no rule of the content security policy', ({
      page,
      sandbox,
    }) => tour(page, sandbox))
  })
