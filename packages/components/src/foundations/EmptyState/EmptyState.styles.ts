import { makeStyles, tokens } from '@fluentui/react-components'
import { standIn, standInText } from '../../theme/styleFragments.ts'

export const useEmptyStateStyles = makeStyles({
  root: standIn,
  compact: { padding: tokens.spacingHorizontalL },
  title: { margin: 0, textAlign: 'center', overflowWrap: 'anywhere' },
  text: standInText,
  action: { marginTop: tokens.spacingVerticalM },
  illustration: { width: '120px', height: '80px', marginBottom: tokens.spacingVerticalS },
  ground: { fill: tokens.colorNeutralBackground4 },
  sheet: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  line: { stroke: tokens.colorNeutralStroke1 },
  accent: { stroke: tokens.colorBrandStroke1 },
})
