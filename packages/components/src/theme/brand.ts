import { type BrandVariants } from '@fluentui/react-components'

/**
 * Tandem's brand ramp. The key colour `#0B7A75` is at step 80 (5.2:1 on white). The other steps keep its hue in OKLCH
 * and change lightness evenly, so that neighbouring steps look equally far apart. Chroma decreases towards both ends.
 */
export const tandemBrand: BrandVariants = {
  10: '#001110',
  20: '#001d1c',
  30: '#002d2b',
  40: '#013e3c',
  50: '#014d4a',
  60: '#025c58',
  70: '#026c68',
  80: '#0b7a75',
  90: '#238d88',
  100: '#47a09a',
  110: '#64b1ac',
  120: '#7fc1bc',
  130: '#98cfca',
  140: '#b1ddd9',
  150: '#caebe8',
  160: '#e1f7f5',
}
