import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '../../theme/styleFragments.ts'

export const useDelayEditorStyles = makeStyles({
  popover: { ...column(tokens.spacingVerticalM), width: '280px' },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  fields: { display: 'flex', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
  value: { width: '112px' },
  unit: { flexGrow: 1 },
  control: { minWidth: 0, width: '100%' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})
