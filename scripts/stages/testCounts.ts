import { existsSync, readFileSync } from 'node:fs'

interface Counts {
  readonly passed: number
  readonly failed: number
}

const none: Counts = { passed: 0, failed: 0 }

/** Reads the counts of vitest or jest. If the report is missing, both counts are 0. */
export function jestCounts(path: string): Counts {
  const report = readReport(path)
  return report ? { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') } : none
}

/** Reads the counts of Playwright. A flaky test counts as failed. */
export function playwrightCounts(path: string): Counts {
  const stats = readReport(path)?.['stats']
  return isRecord(stats)
    ? { passed: numberAt(stats, 'expected'), failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') }
    : none
}

function readReport(path: string): Record<string, unknown> | undefined {
  if (!existsSync(path)) return undefined
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return isRecord(report) ? report : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function numberAt(record: Record<string, unknown>, key: string): number {
  const value = record[key]
  return typeof value === 'number' ? value : 0
}
