import { readTransferAccount } from '../../domain/transfer'
import { useServices } from '../../flows/services'

/** The account for transfers, if the deployment has one. */
export const useTransferAccount = () =>
  readTransferAccount(useServices().deployment.readSetting('transfer-account'))
