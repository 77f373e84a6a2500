/** The texts of the prerendered header that the document's script fills in. */
export type HeaderText =
  | 'kind'
  | 'contract'
  | 'binding'
  | 'bindingSoon'
  | 'balanceLabel'
  | 'balance'
  | 'debtLabel'
  | 'bonusLabel'
  | 'bonus'
  | 'time'
  | 'bills'
  | 'topUp'
