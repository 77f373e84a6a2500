/** What a portal reports to its operator: names with texts or numbers. */
export type PortalReport = Record<string, string | number>

/** A page that stays open for days must not fill the memory. */
const MAX_REPORTS = 1000

const isPortalReport = (value: unknown): value is PortalReport =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => ['string', 'number'].includes(typeof one) && String(one).length <= 300)

/** The reports of the portals with this provider, newest first. */
export function createReportLog(reports: PortalReport[]) {
  return {
    list: (): readonly PortalReport[] => reports,
    /** Returns whether it is a valid report; the sender is untrusted. */
    note(report: unknown): boolean {
      if (!isPortalReport(report)) return false
      reports.unshift(report)
      reports.splice(MAX_REPORTS)
      return true
    },
    clear: () => reports.splice(0),
  }
}

export type ReportLog = ReturnType<typeof createReportLog>
