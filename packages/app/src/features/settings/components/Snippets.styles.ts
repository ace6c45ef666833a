import { makeStyles, tokens } from '@fluentui/react-components'
import { column, plainList } from '@tandem/components/styles'

export const useSnippetsStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  list: plainList,
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  content: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    color: tokens.colorNeutralForeground2,
  },
  form: { flexGrow: 1, gap: tokens.spacingVerticalM },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
})
