/** Whether a sign or unit stands for euro: `€`, `EUR`, `Euro`. */
export const isEuroSign = (text: string | null | undefined): boolean =>
  /^\s*(€|eur|euro)\s*$/i.test(text ?? '')
