/** The files of stories of which a second database tells nothing new. */
export const ANY_DATABASE: readonly string[];
