/// What a shell reads once, so that it asks pholio at each TAB. What can be completed is not in it: that
/// comes from the verbs' declarations.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// - Parameter path: A shell's path, or its name.
  init?(shell path: String) {
    self.init(rawValue: String(path.split(separator: "/").last ?? ""))
  }

  var text: String {
    switch self {
    case .bash: Self.forBash
    case .zsh: Self.forZsh
    case .fish: Self.forFish
    }
  }

  /// The answer comes quoted for what is typed. Nothing of it is expanded: COMPREPLY is filled by mapfile.
  private static let forBash = #"""
    # Completion of pholio for bash 4.4 or later.

    _pholio() {
        local program=$1 kind
        [[ $program == '~/'* ]] && program=$HOME/${program:2}
        local -a answer
        mapfile -t answer < <("$program" ---complete bash "$COMP_WORDBREAKS" \
            "${COMP_LINE:0:COMP_POINT}" 2> /dev/null)
        kind=${answer[0]}
        COMPREPLY=("${answer[@]:1}")
        case $kind in
            files) compopt -o default ;;
            folders) compopt -o dirnames ;;
            nospace) compopt -o nospace ;;
        esac
    }

    complete -o nosort -F _pholio pholio
    """#

  private static let forZsh = #"""
    #compdef pholio
    # Completion of pholio for zsh.

    _pholio() {
        emulate -L zsh
        setopt extendedglob
        local program=${(Q)words[1]} typed=$PREFIX line text
        [[ $program == '~/'* ]] && program=$HOME/${program#'~/'}
        # Within quotes what is typed stands for itself.
        [[ -z $QIPREFIX ]] && typed=${(Q)PREFIX}
        local -a before answer whole open whole_shown open_shown
        before=("${(@Q)words[1,CURRENT-1]}")
        answer=("${(@f)$("$program" ---complete zsh "${before[@]}" "$typed" 2> /dev/null)}")
        case $answer[1] in
            files) [[ $PREFIX == --*=* ]] && compset -P 1 '*='; _files; return ;;
            folders) [[ $PREFIX == --*=* ]] && compset -P 1 '*='; _files -/; return ;;
            words) ;;
            *) return 1 ;;
        esac
        for line in "${(@)answer[2,-1]}"; do
            text=${${line%%$'\t'*}#?}
            if [[ $line == ' '* ]]; then
                whole+=("$text"); whole_shown+=("$text${${line#*$'\t'}:+  -- ${line#*$'\t'}}")
            else
                open+=("$text"); open_shown+=("$text")
            fi
        done
        local ret=1
        (( $#open )) && compadd -V open -S '' -d open_shown -a open && ret=0
        (( $#whole )) && compadd -l -V whole -d whole_shown -a whole && ret=0
        return ret
    }

    if [[ $funcstack[1] == _pholio ]]; then
        _pholio "$@"
    else
        compdef _pholio pholio
    fi
    """#

  private static let forFish = #"""
    # Completion of pholio for fish 3.2 or later.

    function __pholio_complete
        set -l words (commandline -opc)
        set -l typed (commandline -ct)
        set -l program (string replace -r '^~(?=/)' -- $HOME $words[1])
        set -l answer ($program ---complete fish $words "$typed" 2> /dev/null)
        switch "$answer[1]"
            case files folders
                set -l start (string match -r -- '^--[^=]*=' $typed)
                set -l path (string replace -r -- '^--[^=]*=' '' $typed)
                set -l found
                if test "$answer[1]" = files
                    set found (__fish_complete_path "$path")
                else
                    set found (__fish_complete_directories "$path" '')
                end
                for line in $found
                    echo -- "$start$line"
                end
            case words
                printf '%s\n' $answer[2..-1]
        end
    end

    complete -c pholio -f -a '(__pholio_complete)'
    """#
}
