const units = ['bytes', 'kB', 'MB', 'GB'] as const

/** Returns a text such as '178 kB'. */
export function fileSizeText(bytes: number): string {
  const index = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** index
  if (bytes === 1) return '1 byte'
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: index > 1 ? 1 : 0 })} ${units[index]}`
}
