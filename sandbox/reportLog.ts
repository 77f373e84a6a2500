/** What a portal reports to its operator: names with texts or numbers, a list of names, or counts by name. */
export type PortalReport = Record<
  string,
  string | number | readonly string[] | Readonly<Record<string, number>>
>

/** A page that stays open for days must not fill the memory. */
const MAX_REPORTS = 1000

const isShort = (value: unknown) => ['string', 'number'].includes(typeof value) && String(value).length <= 300

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPortalReport = (value: unknown): value is PortalReport =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => isShort(one) || (isObject(one) && Object.values(one).every(isShort)))

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
