/** Whether a mobile contract has costs instead of a balance; an unknown type has a balance. */
export const paysByBill = ({ contractType }: { contractType?: string | null | undefined }): boolean =>
  contractType === 'Postpaid' || contractType === 'Business'
