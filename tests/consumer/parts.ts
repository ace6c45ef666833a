/** A part of the package that is measured alone, in an app that contains only this part. */
export interface LonePart {
  /** Name of the export. */
  readonly name: string
  /** Maximum size with gzip and without React, in kilobytes (1000 bytes): the measured size plus 5 %. */
  readonly kilobytes: number
  /** The only costly packages that the part is allowed to load before it shows. */
  readonly packages: readonly string[]
}

export const costlyPackages = [
  '@tanstack/react-virtual',
  '@atlaskit/pragmatic-drag-and-drop',
  'dayjs',
  'victory',
] as const

export const loneParts: readonly LonePart[] = [
  { name: 'StatusDot', kilobytes: 3, packages: [] },
  { name: 'StatCard', kilobytes: 10.5, packages: [] },
  { name: 'TimeSeriesChart', kilobytes: 26.5, packages: [] },
  { name: 'MessageList', kilobytes: 123.5, packages: ['@tanstack/react-virtual'] },
  { name: 'DataTable', kilobytes: 58, packages: ['@tanstack/react-virtual', 'dayjs'] },
]
