/** Contrast ratio of two opaque `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(first: string, second: string): number {
  const [darker, lighter] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminanceOf(color: string): number {
  if (color === 'transparent' || !/^#[0-9a-f]{6}$/i.test(color))
    throw new Error(`not an opaque #rrggbb colour: ${color}`)
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linearOf(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linearOf(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
