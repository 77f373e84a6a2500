export const usageKinds = ['data', 'call', 'message'] as const
export type UsageKind = (typeof usageKinds)[number]
export type EntryKind = UsageKind | 'other'

/** The kind of an entry, in both spellings of the provider; an unknown type is `other`. */
export function kindOfEntry({ type }: { type?: string | undefined }): EntryKind {
  const name = type?.toLowerCase()
  return usageKinds.find((kind) => kind === name) ?? 'other'
}
