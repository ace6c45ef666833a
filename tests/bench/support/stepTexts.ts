const stepCount = 20

const sentence =
  'A message about the product goes on as people write it when nobody stops them, with all its advantages. '

/** Texts of 1,500 characters, each with four variables. */
export const stepTexts: readonly string[] = Array.from({ length: stepCount }, (_, index) => {
  const variables = `Hi %first_name%[dGhlcmU=], step ${index + 1} is for %company% and %industry%[eW91ciBmaWVsZA==], %job_title%. `
  return `${variables}\n\n${sentence.repeat(15)}`.slice(0, 1500)
})
