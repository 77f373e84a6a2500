import { useServices } from './services'

/** Whether the portal may send reads that only add to a page; a deployment may switch them off. */
export const useFurtherReads = (): boolean => useServices().config.readSetting('further-reads') !== 'off'
