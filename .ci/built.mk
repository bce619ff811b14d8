# The commands of the Makefile that the documentation shows, for tests: with the flowgen in PATH in place of a build, and
# nothing stays outside the folder that they run in. CHECKOUT is the folder of the Makefile.

demo:
	@scratch=$$(mktemp -d) && TMPDIR=$$scratch $(CHECKOUT)/.ci/demo "$$(command -v flowgen)" && rm -r "$$scratch"

install:
	@mkdir -p built/release && cp "$$(command -v flowgen)" built/release
	@$(MAKE) -C $(CHECKOUT) --no-print-directory install BUILD_RELEASE=: RELEASE=$(CURDIR)/built DESTDIR=$(CURDIR)/root
