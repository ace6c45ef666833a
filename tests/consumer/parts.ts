/** A part that an app installs the package for, alone in an empty app. */
export interface LonePart {
  /** As the package exports it. */
  readonly name: string
  /** Kilobytes (1000 bytes) of gzip before it shows, React not counted: what was reached and 5 %. */
  readonly kilobytes: number
  /** The packages that it may load until then, beside React, Fluent and their own. */
  readonly packages: readonly string[]
}

/** What only the parts that need it may bring along. */
export const costlyPackages = [
  '@tanstack/react-virtual',
  '@atlaskit/pragmatic-drag-and-drop',
  'dayjs',
  'victory',
] as const

export const loneParts: readonly LonePart[] = [
  { name: 'StatusDot', kilobytes: 3, packages: [] },
  { name: 'StatCard', kilobytes: 10.5, packages: [] },
  // victory comes when the first chart shows.
  { name: 'TimeSeriesChart', kilobytes: 26.5, packages: [] },
  { name: 'MessageList', kilobytes: 112, packages: ['@tanstack/react-virtual'] },
  // Its menus, editors and tooltips come with the pointer or the focus.
  { name: 'DataTable', kilobytes: 58, packages: ['@tanstack/react-virtual', 'dayjs'] },
]
