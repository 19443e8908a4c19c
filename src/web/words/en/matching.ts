export const matching = {
  score: "Score",
};
