import { counted } from '@tandem/components'

export const helpMessages = {
  title: 'Help',
  intro: 'Short guides to every screen. Search them, or choose a topic.',
  search: { label: 'Search the guides', results: 'Results', clear: 'Clear search' },
  found: (count: number) => counted(count, 'result'),
  nothingFound: (text: string) => `No guide mentions “${text}”.`,
  topics: 'Topics',
  all: 'All guides',
  onThisPage: 'On this page',
  next: (guide: string) => `Next: ${guide}`,
  notFound: {
    title: 'Guide not found',
    text: 'The address of the guide may have changed. Search for the topic, or see all guides.',
  },
} as const
