import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { tandemBrand } from '../packages/components/src/theme/brand.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Tandem components',
    colorPrimary: tandemBrand[80],
    colorSecondary: tandemBrand[80],
  }),
})
