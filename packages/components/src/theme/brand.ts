import { type BrandVariants } from '@fluentui/react-components'

/** The key colour is step 80. The steps have the same hue in OKLCH, and their lightness changes evenly. */
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
