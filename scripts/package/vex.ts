/** What is known about a vulnerability in a package of the portal. */
export interface Assessment {
  /** Such as `CVE-2026-12345` or `GHSA-…`. */
  id: string
  /** Such as `react@19.3.1`. */
  package: string
  state: 'not_affected' | 'exploitable' | 'in_triage' | 'resolved'
  /** Required if the portal is not affected: a word of CycloneDX, such as `code_not_reachable`. */
  justification?: string
  /** Why, and what a provider should do. */
  detail: string
}

interface Sbom {
  serialNumber: string
  specVersion: string
  metadata: { timestamp: string }
  components: { 'bom-ref': string; name: string; version: string }[]
}

/** The assessments in CycloneDX format (VEX), linked to the parts list. Throws if it does not list the package. */
export function createVex(sbomText: string, assessments: readonly Assessment[]): string {
  const { serialNumber, specVersion, metadata, components }: Sbom = JSON.parse(sbomText)
  const vulnerabilities = assessments.map(({ id, package: used, state, justification, detail }) => {
    const component = components.find(({ name, version }) => `${name}@${version}` === used)
    if (!component) throw new Error(`${id}: the portal does not contain ${used}. Remove or update the entry.`)
    if (state === 'not_affected' && !justification) throw new Error(`${id}: add a justification.`)
    const ref = `${serialNumber.replace('urn:uuid:', 'urn:cdx:')}/1#${encodeURIComponent(component['bom-ref'])}`
    return { id, analysis: { state, justification, detail }, affects: [{ ref }] }
  })
  const head = { bomFormat: 'CycloneDX', specVersion, version: 1 }
  return JSON.stringify({ ...head, metadata: { timestamp: metadata.timestamp }, vulnerabilities }, null, 2)
}
