/** A part of the package that is measured alone, in an app that contains only this part. */
export interface LonePart {
  /** Name of the export. */
  readonly name: string
  /** Kilobytes (1000 bytes) of gzip that load before the part shows, without React: the measured size plus 5 %. */
  readonly kilobytes: number
  /** The packages that the part may load before it shows, in addition to React, Fluent and their dependencies. */
  readonly packages: readonly string[]
}

/** Packages that a part may load only if its `packages` contain them. */
export const costlyPackages = [
  '@tanstack/react-virtual',
  '@atlaskit/pragmatic-drag-and-drop',
  'dayjs',
  'victory',
] as const

export const loneParts: readonly LonePart[] = [
  { name: 'StatusDot', kilobytes: 3, packages: [] },
  { name: 'StatCard', kilobytes: 10.5, packages: [] },
  // victory loads with the first chart.
  { name: 'TimeSeriesChart', kilobytes: 26.5, packages: [] },
  // Contains the editor of scheduled messages, with its date field.
  { name: 'MessageList', kilobytes: 123.5, packages: ['@tanstack/react-virtual'] },
  // The table's menus, editors and tooltips load on pointer or focus.
  { name: 'DataTable', kilobytes: 58, packages: ['@tanstack/react-virtual', 'dayjs'] },
]
