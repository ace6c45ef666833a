import { create } from 'storybook/theming'
import { tandemBrand } from '../packages/components/src/theme/brand.ts'

const brandTitle = 'Tandem components'

/** The colours of Storybook itself: its sidebar and its pages of documentation. */
export const storybookThemes = {
  light: create({ base: 'light', brandTitle, colorPrimary: tandemBrand[80], colorSecondary: tandemBrand[80] }),
  dark: create({ base: 'dark', brandTitle, colorPrimary: tandemBrand[110], colorSecondary: tandemBrand[110] }),
}
