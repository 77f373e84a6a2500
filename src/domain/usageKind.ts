const KINDS = ['data', 'call', 'message'] as const
export type UsageKind = (typeof KINDS)[number]
export type EntryKind = UsageKind | 'other'

/** What an entry is about, in both spellings of the provider; a type that is not known is `other`. */
export function kindOfEntry({ type }: { type?: string | undefined }): EntryKind {
  const name = type?.toLowerCase()
  return KINDS.find((kind) => kind === name) ?? 'other'
}
