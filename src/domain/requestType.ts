/** Whether a setting is the id of a type of support request. */
export const isRequestType = (setting: string): boolean => /^\d+$/.test(setting)
