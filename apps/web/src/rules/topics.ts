/** The topic in the id of a clause: `XX-MOVE-09` is about `MOVE`, `XX-M06-02` about mission `06`. */
export const topicOf = (id: string): string => id.split('-')[1] ?? id;
export const missionOf = (topic: string): string | null => /^M([A-Z]?\d+)$/.exec(topic)?.[1] ?? null;
