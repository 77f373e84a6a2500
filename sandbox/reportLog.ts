/** What a portal tells whoever runs it: names with words or numbers. */
export type PortalReport = Record<string, string | number>

/** A page that is left open for days must not fill the memory. */
const LIMIT = 1000

const isPortalReport = (value: unknown): value is PortalReport =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => ['string', 'number'].includes(typeof one) && String(one).length <= 300)

/** What the portals in front of this provider have told, newest first. */
export function createReportLog(reports: PortalReport[]) {
  return {
    list: (): readonly PortalReport[] => reports,
    /** Whether it is one; it comes from outside. */
    note(report: unknown): boolean {
      if (!isPortalReport(report)) return false
      reports.unshift(report)
      reports.splice(LIMIT)
      return true
    },
    clear: () => reports.splice(0),
  }
}

export type ReportLog = ReturnType<typeof createReportLog>
