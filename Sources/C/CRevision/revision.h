/// The commit that the program was built from: "abc1234", or "abc1234+" if files had been changed since; ""
/// if nobody knows. The function is in CRevisionText, which is linked only: after a commit no Swift is
/// compiled.
const char *pholio_revision(void);
