import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { panel, plainList, quietBody, quietCaption, visuallyHidden } from '../../theme/styleFragments.ts'

export const useStepChecklistStyles = makeStyles({
  root: panel,
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  texts: { flexGrow: 1, minWidth: 0 },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  text: { ...quietBody, margin: 0 },
  progressText: { ...quietCaption, flexShrink: 0, lineHeight: '32px' },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    ...plainList,
  },
  step: { display: 'flex', gap: tokens.spacingHorizontalS, minWidth: 0 },
  mark: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  markDone: { color: tokens.colorStatusSuccessForeground1 },
  body: { minWidth: 0, overflowWrap: 'anywhere' },
  stepTitle: { ...typographyStyles.body1Strong, margin: 0 },
  stepDone: { color: tokens.colorNeutralForeground2 },
  // Its place stays when the step is done.
  action: { display: 'flex', minHeight: '24px', marginTop: tokens.spacingVerticalS },
  // Its text begins where those above it do.
  quiet: {
    justifyContent: 'flex-start',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    color: tokens.colorBrandForegroundLink,
  },
  hidden: visuallyHidden,
})
