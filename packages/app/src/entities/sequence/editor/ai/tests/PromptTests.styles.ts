import { makeStyles, tokens } from '@fluentui/react-components'
import { column, plainList, quietBody, wrappingRow } from '@tandem/components/styles'

export const usePromptTestsStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), minWidth: 0 },
  text: { margin: 0, ...quietBody },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  list: { ...column(tokens.spacingVerticalL), ...plainList },
  test: {
    ...column(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  rules: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
  foot: wrappingRow(tokens.spacingHorizontalM),
  remove: { marginInlineStart: 'auto' },
  answer: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})
