import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, tabularFigures } from '../../theme/styleFragments.ts'

export const usePromptEditorStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  add: { alignSelf: 'flex-start' },
  list: { ...column(tokens.spacingVerticalM), ...plainList },
  item: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  field: { flex: '1 1 0', minWidth: 0 },
  textarea: { width: '100%' },
  input: { fieldSizing: 'content', minHeight: '72px', maxHeight: '320px' },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    ...typographyStyles.caption1,
  },
  error: { color: tokens.colorStatusDangerForeground1 },
  counter: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground2, ...tabularFigures },
  over: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
})
