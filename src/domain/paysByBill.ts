/** Whether a mobile contract has costs rather than a balance; one of a type that is not known has a balance. */
export const paysByBill = ({ contractType }: { contractType?: string | null | undefined }): boolean =>
  contractType === 'Postpaid' || contractType === 'Business'
