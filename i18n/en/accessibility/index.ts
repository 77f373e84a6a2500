import type { NamespaceAccessibilityTranslation } from '../../i18n-types'

const accessibility = {
  heading: 'Accessibility statement',
  about:
    'Everyone should be able to use this customer portal. This statement says how far we have come, what is still missing and who you can contact.',
  statusHeading: 'Compliance status',
  status:
    'Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and with it what the standard EN 301 549 requires of websites. The portal partially complies with them: the next section lists the exceptions.',
  tested:
    'We check every change automatically: every page in German and Serbian, light and dark, with the axe checker, and every task with the keyboard alone. Such checks do not find everything.',
  notAudited:
    'People with disabilities have not tested the portal yet, and no independent body has audited it yet.',
  exceptionsHeading: 'What is not accessible yet',
  documents:
    'Bills and itemised bills as PDFs: they may not be tagged so that a screen reader can read them aloud. You can also find amounts and usage in the portal itself.',
  payment:
    'The payment provider’s form: its fields come from the provider, and we have not checked them. You can also top up with a voucher.',
  provided:
    'Texts of notifications and plans: we do not check each of them before it appears here, and some are in another language than the page.',
  title: 'The title in the browser: it is the same on every page. The heading says which page is open.',
  feedbackHeading: 'Feedback and contact',
  feedback:
    'Have you come across a barrier, or do you need something in another format? Please write to us and tell us which page it is and what was not possible.',
  contact: 'Report a barrier',
  support: 'Customer service',
  enforcementHeading: 'Enforcement procedure',
  enforcement:
    'If you are not satisfied with our answer, you can contact the body responsible for enforcing accessibility.',
  enforcementLink: 'Go to the responsible body',
  dateHeading: 'Date of this statement',
  date: 'It is based on a self-assessment carried out on',
} satisfies NamespaceAccessibilityTranslation

export default accessibility
