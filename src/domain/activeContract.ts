/** Whether a contract is in force: its status reason is `Active`, in any letter case. */
export const isActiveContract = ({ statusReason }: { statusReason?: string | null }): boolean =>
  statusReason?.trim().toLowerCase() === 'active'
