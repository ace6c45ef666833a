import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { tandemTokens } from '../theme/tandemTokens.ts'

export const useDrawerShellStyles = makeStyles({
  root: { maxWidth: '100vw' },
  filter: { width: tandemTokens.sizeFilterDrawer },
  entity: { width: tandemTokens.sizeEntityDrawer },
  entityWide: { width: tandemTokens.sizeEntityDrawerWide },
  heading: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  title: { overflowWrap: 'anywhere' },
  status: { ...typographyStyles.body1 },
  body: { paddingBlockEnd: tokens.spacingVerticalXXL },
  footer: {
    borderTopWidth: tokens.strokeWidthThin,
    borderTopStyle: 'solid',
    borderTopColor: tokens.colorNeutralStroke2,
  },
})
