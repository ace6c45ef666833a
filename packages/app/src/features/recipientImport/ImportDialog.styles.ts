import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useImportDialogStyles = makeStyles({
  surface: { maxWidth: '640px' },
  content: column(tokens.spacingVerticalL),
  source: column(tokens.spacingVerticalM),
  error: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  // The place is kept, so that nothing moves when an upload begins.
  progress: { minHeight: '24px' },
})
