import type { AnyStateMachine, EmittedFrom } from 'xstate'
import type { accountMachine } from '../../machines/account.machine'
import type { billPaymentMachine } from '../../machines/billPayment.machine'
import type { consentMachine } from '../../machines/consent.machine'
import type { forgotPasswordMachine } from '../../machines/forgotPassword.machine'
import type { inactivityMachine } from '../../machines/inactivity.machine'
import type { listingMachine } from '../../machines/listing.machine'
import type { notificationMachine } from '../../machines/notification.machine'
import type { passwordChangeMachine } from '../../machines/passwordChange.machine'
import type { passwordLoginMachine } from '../../machines/passwordLogin.machine'
import type { paymentResultMachine } from '../../machines/paymentResult.machine'
import type { pdfDownloadMachine } from '../../machines/pdfDownload.machine'
import type { queryMachine } from '../../machines/query.machine'
import type { resetLinkMachine } from '../../machines/resetLink.machine'
import type { sessionMachine } from '../../machines/session.machine'
import type { settingMachine } from '../../machines/setting.machine'
import type { smsLoginMachine } from '../../machines/smsLogin.machine'
import type { supportMachine } from '../../machines/support.machine'
import type { tariffMachine } from '../../machines/tariff.machine'
import type { topUpMachine } from '../../machines/topUp.machine'
import type { voucherMachine } from '../../machines/voucher.machine'

/** Every flow of the portal. */
export type FlowMachine =
  | typeof accountMachine
  | typeof billPaymentMachine
  | typeof consentMachine
  | typeof forgotPasswordMachine
  | typeof inactivityMachine
  | typeof listingMachine
  | typeof notificationMachine
  | typeof passwordChangeMachine
  | typeof passwordLoginMachine
  | typeof paymentResultMachine
  | typeof pdfDownloadMachine
  | typeof queryMachine
  | typeof resetLinkMachine
  | typeof sessionMachine
  | typeof settingMachine
  | typeof smsLoginMachine
  | typeof supportMachine
  | typeof tariffMachine
  | typeof topUpMachine
  | typeof voucherMachine

/** The kinds of change whose outcome can stay unknown; the message for each says what to check. */
export type ChangeKind =
  | 'tariff'
  | 'voucher'
  | 'password'
  | 'tvPassword'
  | 'resetPassword'
  | 'setting'
  | 'consent'
  | 'request'

/** By its type, a machine that declares no announcement could announce anything. */
export type AnnouncedBy<Machine extends AnyStateMachine> = Machine extends unknown
  ? string extends EmittedFrom<Machine>['type']
    ? never
    : EmittedFrom<Machine>
  : never

/** The announcements of flows; the shell decides what each one means (a toast, another flow, a page). */
export type Announcement = AnnouncedBy<FlowMachine> | { type: 'outcome.unknown'; change: ChangeKind }

/** The announcements by their type. */
export type Announcements = { [One in Announcement as One['type']]: One }
